import * as v from 'valibot';
import type { Dependencies } from '#app/dependencies.ts';
import { type AnyCall, type BeanOf, Wrapper } from '#contract/call.ts';
import type { TextDeclaration, TextOf } from '#i18n/island-texts.ts';
import { createText, type Strings } from '#i18n/text.ts';
import { ASLEEP, EVENT_FIRST_CALL, ISLAND, ISLAND_PLACE, islandProps } from '#protocol.ts';
import type { Locale } from '#routes/locales.ts';
import { learnServerTime, serverNowMs } from '#stores/server-clock.ts';
import { sessionValues } from '#stores/storage.ts';
import { contentReplacer } from './replace-content.ts';
import { type Child, nodesOf } from './runtime/jsx-runtime.ts';

/** The Scheduler API (WICG), of which browsers may lack parts. Chromium 129 and newer have all of it. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/**
 * The input of a first-render script: the call's answer, the island's texts and properties, and the dependencies of its
 * models.
 */
export interface FirstRender<C extends AnyCall, Texts extends TextDeclaration> {
  bean: BeanOf<C>;
  t: TextOf<Texts>;
  props: Readonly<Record<string, unknown>>;
  /** Their `send` answers only the screen's first call. */
  dependencies: Dependencies;
}

/**
 * A model that nobody has used yet. It has only the parts that rendering needs. If a part is missing, nothing is painted.
 */
export function restingModel<Model>(parts: Partial<Model>): Model {
  return parts as Model;
}

/**
 * Paints a screen's content from the answer to its first call, before React has loaded
 * (docs/decisions/043-content-before-react.md#decision). The page keeps a place free for the content. `draw` returns the
 * markup of the island's own components, or nothing if only the island can show it. Paints nothing if the answer is odd
 * or refused, if another session asked, or if the island is already hydrated. The island then shows everything itself.
 */
export function renderFirst<C extends AnyCall, Texts extends TextDeclaration>(
  call: C,
  draw: (input: FirstRender<C, Texts>) => unknown,
  onRendered?: (place: HTMLElement) => void,
): void {
  // Ignore every failure here: the island tries again and reports it.
  fill(call, draw)
    .then((place) => place && onRendered?.(place))
    .catch(() => undefined);
}

async function fill<C extends AnyCall, Texts extends TextDeclaration>(
  call: C,
  draw: (input: FirstRender<C, Texts>) => unknown,
): Promise<HTMLElement | undefined> {
  // The first-render script may run before the document has been read.
  if (document.readyState === 'loading') await once('readystatechange');
  const place = document.querySelector<HTMLElement>(`${ISLAND} ${ISLAND_PLACE}`);
  const island = place?.closest(ISLAND);
  if (!place || !island) return undefined;
  const replaceContent = contentReplacer(place, island);
  if (!globalThis.firstCall) await once(EVENT_FIRST_CALL);
  const asked = globalThis.firstCall;
  // Copy the answer, because the client reads the original.
  const response = await asked?.answer.then((answer) => answer.clone());
  if (!response?.ok) return undefined;
  const { code, bean: raw, logout } = v.parse(Wrapper, await response.json());
  const { output: bean, issues } = v.safeParse(call.bean, raw);
  if (code !== 200 || logout || issues || asked?.token !== sessionValues.get('token')) return undefined;
  learnServerTime(response.headers.get('date'));
  const { locale, strings, ...props } = islandProps(island) as { locale: Locale; strings: Strings };
  const dependencies: Dependencies = {
    async send(name) {
      if (name !== call.name) throw new Error(`${name} was not asked`);
      return bean as never;
    },
    locale,
    // biome-ignore lint/plugin/clock: models get this clock as nowMs()
    nowMs: () => Date.now(),
    serverNowMs,
    sendsKeys: false,
    leave: () => {},
  };
  const t = createText(locale, strings) as TextOf<Texts>;
  // Reading and drawing are two tasks, so that presses are handled in between. `yield` gives the second task precedence
  // over other waiting tasks.
  await scheduler?.yield?.();
  const nodes = nodesOf((await draw({ bean: bean as BeanOf<C>, t, props, dependencies })) as Child);
  if (nodes.length === 0 || !island.matches(ASLEEP)) return undefined;
  replaceContent(nodes);
  return place;
}

function once(event: string): Promise<Event> {
  return new Promise((resolve) => addEventListener(event, resolve, { capture: true, once: true }));
}
