import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TabChannel } from '#adapters/browser/shared/tab-channel.ts';
import { until } from '#test/support/shared/until.ts';

type Item = 'changed' | 'expired';
const channel = (name = 'prueba') => new TabChannel<Item>(name, ['changed', 'expired']);

describe('by BroadcastChannel', () => {
  test('hears what another tab says under the same name, and nothing that is not said here', async () => {
    const heard = vi.fn<(item: Item) => void>();
    channel().listen(heard);
    channel('otra').announce('expired');
    new TabChannel<string>('prueba', []).announce('de otra versión');
    channel().announce('changed');
    await until(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([['changed']]);
  });
});

describe('where there is no BroadcastChannel', () => {
  const texts = new Map<string, string>();
  const page = new EventTarget();
  /** What a browser tells the other tabs of what one has written. */
  const tell = (key: string, newValue: string | null): void => {
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  beforeEach(() => {
    const whole = globalThis.BroadcastChannel;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    texts.clear();
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', { setItem: (name: string, text: string) => texts.set(name, text) });
    return () => Object.assign(globalThis, { BroadcastChannel: whole });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('another tab hears each by the storage events of a key that changes with it', () => {
    const heard = vi.fn<(item: Item) => void>();
    channel().listen(heard);
    const written = (['changed', 'changed'] as const).map((item) => {
      channel().announce(item);
      return [...texts.entries()].at(-1) ?? (['', ''] as const);
    });
    expect(written[0]).not.toEqual(written[1]);
    for (const [key, text] of written) tell(key, text);
    tell('escuela.carrito', '{}');
    tell(written[0]?.[0] ?? '', null);
    expect(heard.mock.calls).toEqual([['changed'], ['changed']]);
  });

  test('keeps quiet where storage is forbidden', () => {
    const forbid = (): never => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: forbid });
    expect(() => channel().announce('changed')).not.toThrow();
  });
});
