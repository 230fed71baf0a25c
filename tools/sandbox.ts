/**
 * `npm run sandbox`: runs the sandbox's API alone, for sites on other origins and for developers of a real API. `PORT`
 * is its port (4400). `ORIGIN` is the site's origin. Only pages of that origin may call the API. Links in mails and
 * from the gateway lead there. Without `ORIGIN` any page may call, and links lead to the address of `npm start`.
 */
import { API_DATABASE_FILE, demoMembers, serve } from '../tests/sandbox/serve.ts';
import { readWords } from './console/usage.ts';

/** The port. The default is 4400. */
const PORT = Number(process.env.PORT ?? 4400);

readWords({
  command: 'npm run sandbox',
  does: 'Answers the calls of the API on http://localhost:4400/api. PORT takes another port, ORIGIN lets only pages of one site call.',
});
const allowedOrigin = process.env.ORIGIN;
if (allowedOrigin !== undefined && !isOrigin(allowedOrigin)) {
  console.error(`ORIGIN must be an origin such as http://localhost:4321, without a path: ${allowedOrigin}`);
  process.exit(1);
}
const { origin } = await serve({
  port: PORT,
  database: API_DATABASE_FILE,
  siteUrl: allowedOrigin ?? 'http://localhost:4321',
  isAlone: true,
  // Fixed: the address that the operator has set must not change this one.
  apiBases: ['/api'],
  allowedOrigin,
  command: 'npm run sandbox',
});
console.log(`
The API is at ${origin}/api   (Ctrl-C stops it)
Pages of ${allowedOrigin ?? 'any origin'} may call it. A site uses it when it is started with

  PETREL_API_BASES=${origin}/api PETREL_ATTACHMENT_BASE=${origin}/api/files npm start

${demoMembers()}`);

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
