import { TABLE } from './table.ts';

/**
 * The addresses of every screen and its access: everything that a browser needs to recognise a screen. The build replaces
 * this code by the finished list (`build-steps/browser-table.ts`).
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
