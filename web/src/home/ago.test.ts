import { expect, test } from "vitest";
import { ago } from "./Ago";

test("times are told as people tell them", () => {
  expect(ago("en", 20)).toBe("now");
  expect(ago("en", 130)).toBe("2 minutes ago");
  expect(ago("it", 3 * 3600)).toBe("3 ore fa");
  expect(ago("ru", 5 * 86400)).toBe("5 дней назад");
  expect(ago("en", 8 * 86400)).toBeNull();
  expect(ago("en", -3)).toBe("now"); // a clock that is behind
});
