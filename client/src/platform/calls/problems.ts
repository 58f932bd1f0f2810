// Why a way was refused, in words.
import type { OwnWords } from "@/platform/people/problems";

export const OWN_WORDS: OwnWords = {
  bad_address: "notices.problem.address",
  "bad_address.scheme": "notices.problem.address.scheme",
  "bad_address.inside": "notices.problem.address.inside",
  "bad_address.unknown": "notices.problem.address.unknown",
  way_failed: "notices.problem.failed",
  "way_failed.refused": "notices.problem.failed.refused",
  "way_failed.unreachable": "notices.problem.failed.unreachable",
  too_many_ways: "notices.problem.many",
  too_often: "notices.problem.often",
  no_such_way: "people.problem.not_found",
  not_offered: "notices.problem.notOffered",
};
