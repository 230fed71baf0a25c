import type { Locale } from './routes/locales.ts';

/** Everything an operator sets: who sells, where the API is, what the router's factory says. Checked at build by `build/check-config.ts`. */
export interface Config {
  /** The product's name, in each language. */
  brand: Record<Locale, string>;
  /** Where the site will live, for canonical addresses and the sitemap; no slash at the end. */
  siteUrl: string;
  /** Where the API's `/Website/…` calls live: a same-origin path or an https address; no slash at the end. */
  apiBase: string;
  /** Where a ticket's attachments are read from; no slash at the end. */
  attachmentBase: string;
  /** Where support reads mail. */
  supportEmail: string;
  /** The name that support answers under, in each language (spec §3: "a fixed agent name"). */
  agentName: Record<Locale, string>;
  /** The enterprise product's own site (team page and its sign-in). */
  enterpriseUrl: string;
  /** The router guide's facts (spec §2). */
  router: {
    address: string;
    user: string;
    password: string;
    videoFlashUrl: string;
    videoConnectUrl: string;
    flashToolUrl: string;
    firmwareUrl: string;
  };
}

/** This site's values. */
export const config: Config = {
  brand: { zh: '海燕', tw: '海燕', en: 'Petrel' },
  siteUrl: 'https://petrel.example',
  apiBase: '/api',
  attachmentBase: '/api/files',
  supportEmail: 'support@petrel.example',
  agentName: { zh: '海燕客服', tw: '海燕客服', en: 'Petrel support' },
  enterpriseUrl: 'https://teams.petrel.example/',
  router: {
    address: '192.168.1.1',
    user: 'root',
    password: 'password',
    videoFlashUrl: 'https://download.petrel.example/video/r2s-flash.mp4',
    videoConnectUrl: 'https://download.petrel.example/video/r2s-connect.mp4',
    flashToolUrl: 'https://download.petrel.example/router/flash-tool.zip',
    firmwareUrl: 'https://download.petrel.example/router/r2s-1.0.19.img.gz',
  },
};
