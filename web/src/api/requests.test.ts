import { expectTypeOf, test } from "vitest";
import type { Answer, Body, Edition } from "./requests";
import { get, type Schemas } from "./client";

test("a request has the answer and the body of its path, whatever stands in the path", () => {
  expectTypeOf<Answer<`GET /api/tables/${string}`>>().toEqualTypeOf<Schemas["Table"]>();
  expectTypeOf<Answer<"GET /api/tables/mine?state=over">>().toEqualTypeOf<Schemas["Table"][]>();
  expectTypeOf<Answer<`GET /api/tables/${string}/edition`>>().toEqualTypeOf<Edition>();
  expectTypeOf<Answer<`GET /api/people/${string}/results`>>().toEqualTypeOf<Schemas["PersonResults"]>();
  expectTypeOf<Body<`POST /api/tables/${string}/join`>>().toEqualTypeOf<[body: Schemas["JoinRequest"]]>();
  expectTypeOf<Body<`POST /api/tables/${string}/start`>>().toEqualTypeOf<[body?: undefined]>();
  expectTypeOf<Body<"DELETE /api/people/me">>().toEqualTypeOf<[body?: Schemas["Deletion"]]>();
});

test("a request that the server does not know has no type", () => {
  expectTypeOf<Answer<"GET /api/table">>().toEqualTypeOf<never>();
  expectTypeOf<Answer<"POST /api/games">>().toEqualTypeOf<never>();
  expectTypeOf<Answer<`GET /api/tables/${string}/editions`>>().toEqualTypeOf<never>();
  // @ts-expect-error: it asks for an argument that does not exist
  expectTypeOf(() => get("/api/table")).toBeFunction();
});
