import { expect, test } from 'vitest';
import type { PastAccess } from '#application/server/home/ports/past-access.ts';
import { at } from '#test/support/accounts/account-builders.ts';

const pack = { title: 'Pack contable', slug: 'pack-contable' };

/**
 * What every adapter of PastAccess does. Its world: ana's own accesses to course 1 end at 10:00 and 20:00; her pack, in
 * which luis had a seat and eva one beyond those it was for, gave course 2 and all published books until 11:00; 'borrador' is none yet.
 */
export function pastAccessContract(make: () => Promise<PastAccess>): void {
  test('an access of one’s own that ended', async () => {
    const past = await make();
    expect(await past.last('ana', 'curso-1', at('12:00'))).toEqual({ productId: 1, endedAt: at('10:00'), plan: null });
    expect(await past.last('ana', 'curso-1', at('09:00'))).toBeNull();
  });

  test('what a plan gave, to its owner and to whoever had a seat in it', async () => {
    const past = await make();
    const ended = { productId: 2, endedAt: at('11:00'), plan: pack };
    expect(await past.last('ana', 'curso-2', at('12:00'))).toEqual(ended);
    expect(await past.last('luis', 'curso-2', at('12:00'))).toEqual(ended);
  });

  test('nothing of what one never had', async () => {
    const past = await make();
    expect(await past.last('luis', 'curso-1', at('12:00'))).toBeNull();
    expect(await past.last('eva', 'curso-2', at('12:00'))).toBeNull();
    expect(await past.last('ana', 'no-existe', at('12:00'))).toBeNull();
    expect(await past.last('ana', 'borrador', at('12:00'))).toBeNull();
  });
}
