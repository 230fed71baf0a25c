import { detectClient } from '#core/user-agent.ts';
import type { OrderProps, OrderText } from '#order/words.ts';
import { href } from '#routes/href.ts';
import { QrCode } from '#ui/controls/QrCode.tsx';

/** The systems that have an app, by their own names, which are the same in all languages. */
const SYSTEMS = { ios: 'iOS', android: 'Android', windows: 'Windows', macos: 'macOS', ext: undefined } as const;

/** The app for this device: its system's name and its page; no name if there is only the browser extension. */
export function ownApp(say: OrderText): { system: string | undefined; address: string } {
  const type = detectClient(navigator.userAgent, navigator.maxTouchPoints);
  const { locale } = say;
  if (!type) return { system: undefined, address: href('download', { locale }) };
  return { system: SYSTEMS[type], address: href('downloadClient', { locale, params: { type } }) };
}

/** What a new member does with a package that has just become active. */
export function FirstSteps({ say, order }: OrderProps) {
  const { account, isNew } = order.placed;
  const { system } = ownApp(say);
  return (
    <ol className="thanks-steps">
      <li>
        <div>
          <b>{say('steps.app')}</b>
          {system && <small>{say('steps.here', { system })}</small>}
        </div>
        <a className="lone" href={href('download', { locale: say.locale })}>
          {say('steps.others')}
        </a>
      </li>
      <li>
        <div>
          <b>{say('steps.login', { account })}</b>
          {isNew && <small>{say('steps.password')}</small>}
        </div>
      </li>
      <li>
        <b>{say('steps.connect')}</b>
      </li>
    </ol>
  );
}

/** For who sits at a desktop: the way to the app for their phone. */
export function ScanForPhone({ say }: { say: OrderText }) {
  return (
    <div className="thanks-scan">
      <QrCode value={location.origin + href('download', { locale: say.locale })} label={say('steps.scan')} />
      <p aria-hidden="true">{say('steps.scan')}</p>
    </div>
  );
}
