import { useState } from 'react';
import { createDependencies, type Dependencies } from '../../stores/dependencies.ts';
import { useText } from './TextProvider.tsx';

/** An island's model, made once for its life. */
export function useModel<Model>(createModel: (dependencies: Dependencies) => Model): Model {
  const { locale } = useText();
  const [model] = useState(() => createModel(createDependencies(locale)));
  return model;
}
