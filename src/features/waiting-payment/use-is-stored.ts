import { useEffect, useState } from 'react';
import { localValues } from '#stores/storage.ts';

/** Does this device know of an order? False during hydration, which must find the page as it was built. */
export function useIsStored(): boolean {
  const [isStored, setStored] = useState(false);
  useEffect(() => setStored(localValues.get('pendingPayment') !== undefined), []);
  return isStored;
}
