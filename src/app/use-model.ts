import { useState } from 'react';
import type { Locale } from '#routes/locales.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';

/** Creates an island's model once, for the life of the island. */
export function useModel<Model>(createModel: (dependencies: Dependencies) => Model, locale: Locale): Model {
  const [model] = useState(() => createModel(createDependencies(locale)));
  return model;
}
