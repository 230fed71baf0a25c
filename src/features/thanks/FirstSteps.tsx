import { detectClient } from '#domain/user-agent.ts';
import { Go } from '#icons/Icon.tsx';
import type { OrderProps, OrderText } from '#order/words.ts';
import { href } from '#routes/href.ts';
import '#styles/sign.css?adopt';
import { QrCode } from '#ui/controls/QrCode.tsx';
import '#ui/controls/qr-code.css?adopt';

/** The names of the systems that have an app, which are the same in all languages. The browser extension has none. */
const SYSTEMS = { ios: 'iOS', android: 'Android', windows: 'Windows', macos: 'macOS', ext: undefined } as const;

/**
 * The app for this device: the name of its system, and the address of its page. The name is undefined for the browser
 * extension and for an unknown system.
 */
export function ownApp(say: OrderText): { system: string | undefined; address: string } {
  const type = detectClient(navigator.userAgent, navigator.maxTouchPoints);
  const { locale } = say;
  if (!type) return { system: undefined, address: href('download', { locale }) };
  return { system: SYSTEMS[type], address: href('downloadClient', { locale, params: { type } }) };
}

/**
 * The first steps of a new member whose package has become active. At a desktop it also shows a QR code, which leads to
 * the apps on the phone.
 */
export function FirstSteps({ say, order }: OrderProps) {
  const { account, isNew } = order.placed;
  const { system } = ownApp(say);
  const all = href('download', { locale: say.locale });
  return (
    <section className="thanks-steps">
      <h2>{say('steps.title')}</h2>
      <ol className="list">
        <li className="item">
          <span className="sign">1</span>
          <span className="body">
            <b>{say('steps.app')}</b>
            {system && <small>{say('steps.here', { system })}</small>}
          </span>
          <Go href={all}>{say('steps.others')}</Go>
        </li>
        <li className="item">
          <span className="sign">2</span>
          <span className="body">
            <b>{say('steps.login', { account })}</b>
            {isNew && <small>{say('steps.password')}</small>}
          </span>
        </li>
        <li className="item">
          <span className="sign">3</span>
          <b className="body">{say('steps.connect')}</b>
        </li>
      </ol>
      <div className="thanks-scan">
        <QrCode value={location.origin + all} label={say('steps.scan')} />
        <p aria-hidden="true">{say('steps.scan')}</p>
      </div>
    </section>
  );
}
