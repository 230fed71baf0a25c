/** Asks for the running activity, behind one `import()`: with it come sender and contract, which no first paint waits for. */
import { type Activity, activityCheck } from '../../contract/activity.ts';
import { send } from '../../stores/sender.ts';

/** The running activity. */
export function askActivity(): Promise<Activity> {
  return send(activityCheck, {}, { overlay: false });
}
