// When the coins of a sector set off, and when they arrive.
export const SET_OFF = 100;
export const FLIGHT = 200;
export const ARRIVE = SET_OFF + FLIGHT;
