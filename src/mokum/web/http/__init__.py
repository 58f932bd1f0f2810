"""HTTP under `/api`: what is asked once and answered once."""
