import { probe } from '../api/probe.ts';
import { createRoute } from '../api/route.ts';
import { apiBases } from '../config.ts';
import { keepApiBase, readApiBase } from '../stores/api-base.ts';
import { watchRoute } from './watch-calls.ts';

const route = /* @__PURE__ */ createRoute({
  bases: apiBases,
  memory: { get: () => readApiBase(apiBases), set: keepApiBase },
  nowMs: () => performance.now(),
  probe,
});

/** Chooses among the API's addresses, for all that this page sends; only where there are several (`HAS_SPARE_API`). */
export const apiRoute = SENDS_REPORTS ? /* @__PURE__ */ watchRoute(route) : route;
