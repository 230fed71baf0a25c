import type { Row } from './row.ts';
import { TABLE } from './table.ts';

/** A screen's addresses and who may see it: what a browser needs to recognise a screen by its address. */
export type Address = Pick<Row, 'name' | 'path' | 'params' | 'access' | 'older' | 'isNotFound' | 'takesFormSign'>;

/** Every screen's addresses. The build replaces this code with the finished list (`build-steps/browser-table.ts`). */
export const ADDRESSES = (TABLE as readonly Row[]).map(
  ({ name, path, params, access, older, isNotFound, takesFormSign }): Address => ({
    name,
    path,
    access,
    ...(params && { params }),
    ...(older && { older }),
    ...(isNotFound && { isNotFound }),
    ...(takesFormSign && { takesFormSign }),
  }),
) as readonly Address[];
