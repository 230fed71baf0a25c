import { useState } from 'react';
import { createTools, type Tools } from '../../stores/tools.ts';
import { useText } from './TextProvider.tsx';

/** An island's model, made once for its life. */
export function useModel<Model>(createModel: (tools: Tools) => Model): Model {
  const { locale } = useText();
  const [model] = useState(() => createModel(createTools(locale)));
  return model;
}
