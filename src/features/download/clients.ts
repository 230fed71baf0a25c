import { type CollectionEntry, getCollection } from 'astro:content';
import {
  iconAndroidMark,
  iconAppleMark,
  iconDesktop,
  iconPuzzle,
  iconRouter,
  iconWindowsMark,
} from '#icons/clients.ts';
import { CLIENT_TYPES, type ClientType } from '#routes/row.ts';

/** The icon of each client type, as path data for `Icon.astro`. */
export const CLIENT_ICONS: Record<ClientType, string> = {
  ios: iconAppleMark,
  android: iconAndroidMark,
  windows: iconWindowsMark,
  macos: iconDesktop,
  ext: iconPuzzle,
  router: iconRouter,
};

/** The entry of one client in `content/clients.json`. */
export type Client = CollectionEntry<'clients'>['data'];

/** All clients, in the order in which the site offers them. */
export async function clientList(): Promise<Client[]> {
  const clients = await getCollection('clients');
  return CLIENT_TYPES.flatMap((type) => clients.filter(({ data }) => data.type === type).map(({ data }) => data));
}
