/** The head's script of pages that call the server and have no islands. */
import { sendFirstCall } from './first-call.ts';
import { boot } from './page.ts';

boot(sendFirstCall);
