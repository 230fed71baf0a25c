/** A browser's storage in memory, for tests of stores. Keys are own properties, as in a browser. */
export function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = String(value);
    },
    removeItem: (key: string) => {
      delete values[key];
    },
    clear: () => {
      for (const key of Object.keys(values)) delete values[key];
    },
    key: (index: number) => Object.keys(values)[index] ?? null,
    get length() {
      return Object.keys(values).length;
    },
  };
  const values = Object.create(methods) as Storage & Record<string, string>;
  return values;
}

/** Gives the process empty storages, like a new tab of a new browser. */
export function renewStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, { value: createStorage(), configurable: true, writable: true });
  }
}

/** Makes both storages throw on every access, as in private windows and with strict settings. */
export function blockStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
