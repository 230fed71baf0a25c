import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { Locale } from '#routes/locales.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import type { LoadState } from './load.ts';

/** An island's model, created once for the life of the island. */
export function useModel<Model>(createModel: (dependencies: Dependencies) => Model, locale: Locale): Model {
  const [model] = useState(() => createModel(createDependencies(locale)));
  return model;
}

/** A model that fetches a value (`createLoad`). */
interface Loading<Value> {
  $state: ReadableAtom<LoadState<Value>>;
  load(): Promise<unknown>;
}

/** An island's model that begins by fetching a value, and what has become of that. */
export function useLoadedModel<Value, Rest>(
  createModel: (dependencies: Dependencies) => Loading<Value> & Rest,
  locale: Locale,
): [model: Loading<Value> & Rest, state: LoadState<Value>] {
  const model = useModel(createModel, locale);
  useEffect(() => {
    void model.load();
  }, [model]);
  return [model, useStore<ReadableAtom<LoadState<Value>>>(model.$state)];
}
