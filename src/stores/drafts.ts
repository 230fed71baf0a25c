import * as v from 'valibot';
import { localValues, readJson } from './storage.ts';

/** What was written and not sent: texts by field, and images that are already uploaded. */
const Draft = v.object({
  values: v.record(v.string(), v.string()),
  files: v.array(v.object({ name: v.string(), label: v.string() })),
});
type Draft = v.InferOutput<typeof Draft>;

/** One form's draft, kept in this browser so that reload, session end, failure and a closed tab lose nothing. */
export interface DraftKeeper {
  read(): Draft | undefined;
  keep(draft: Draft): void;
  drop(): void;
}

/**
 * The draft of a form, below `draft.{name}`. Logging out drops all drafts (`boot/boot.ts`), a session that the server ends none.
 *
 * @example createDraft('reply.1042').read()
 */
export function createDraft(name: string): DraftKeeper {
  const key = `draft.${name}` as const;
  return {
    read() {
      const { success, output } = v.safeParse(Draft, readJson(localValues, key));
      return success ? output : undefined;
    },
    keep: (draft) => void localValues.set(key, JSON.stringify(draft)),
    drop: () => localValues.remove(key),
  };
}
