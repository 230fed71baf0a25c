import { TABLE } from './table.ts';

/**
 * Every screen's addresses and who may see it: what a browser needs to recognise a screen. The build replaces this code
 * with the finished list (`build-steps/browser-table.ts`).
 */
export const ADDRESSES = TABLE.map(({ name, path, access, params, older, isNotFound, takesFormSign }) => ({
  name,
  path,
  access,
  params,
  older,
  isNotFound,
  takesFormSign,
}));

/** The addresses of one screen. */
export type Address = (typeof ADDRESSES)[number];
