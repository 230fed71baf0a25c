import { useState } from 'react';
import { createDependencies, type Dependencies } from '../model/dependencies.ts';
import type { Locale } from '../routes/locales.ts';

/** An island's model, created once in the island's life. */
export function useModel<Model>(createModel: (dependencies: Dependencies) => Model, locale: Locale): Model {
  const [model] = useState(() => createModel(createDependencies(locale)));
  return model;
}
