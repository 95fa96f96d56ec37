import { expect, test } from 'vitest';
import type { NewsSubscriptions } from '#application/server/support/ports/news-subscriptions.ts';
import { getsNews } from '#domain/support/news-opt-in.ts';

const at = new Date('2026-03-10T15:00:00.000Z');
const before = new Date('2026-03-03T15:00:00.000Z');
const email = 'ana@correo.pe';
const ana = { email, site: 'ES', at, confirmHash: 'alta' };

/** What every adapter of NewsSubscriptions does. */
export function newsSubscriptionsContract(make: () => Promise<NewsSubscriptions>): void {
  test('an address gets the news from its confirmation to its departure', async () => {
    const news = await make();
    expect(await news.find(email)).toBeNull();
    await news.ask(ana);
    expect(getsNews(await news.find(email))).toBe(false);
    expect(await news.confirm('alta', before, at, 'baja')).toEqual({ email, isNew: true });
    expect(getsNews(await news.find(email))).toBe(true);
    expect(await news.end('baja', at)).toBe(email);
    expect(await news.find(email)).toEqual({ askedAt: at, confirmedAt: at, endedAt: at });
  });

  test('either link may be opened again; unknown ones do nothing', async () => {
    const news = await make();
    await news.ask(ana);
    expect(await news.confirm('otra', before, at, 'baja')).toBeNull();
    await news.confirm('alta', before, at, 'baja');
    expect(await news.confirm('alta', before, at, 'otra baja')).toEqual({ email, isNew: false });
    expect(await news.end('otra baja', at)).toBeNull();
    expect(await news.end('', at)).toBeNull();
    await news.end('baja', at);
    expect(await news.end('baja', at)).toBe(email);
    expect(await news.confirm('alta', before, at, 'baja')).toBeNull();
  });

  test('a link that was asked for too long ago confirms nothing', async () => {
    const news = await make();
    await news.ask(ana);
    expect(await news.confirm('alta', new Date(at.getTime() + 1), at, 'baja')).toBeNull();
    expect(getsNews(await news.find(email))).toBe(false);
  });

  test('who left can come back, with new links that replace the old', async () => {
    const news = await make();
    await news.ask(ana);
    await news.confirm('alta', before, at, 'baja');
    await news.end('baja', at);
    await news.ask({ ...ana, confirmHash: 'alta 2' });
    expect(await news.end('baja', at)).toBeNull();
    expect(await news.confirm('alta', before, at, 'x')).toBeNull();
    expect(await news.confirm('alta 2', before, at, 'baja 2')).toEqual({ email, isNew: true });
  });

  test('the record keeps every word of it', async () => {
    const news = await make();
    const device = { address: '127.0.0.1', userAgent: 'test' };
    const asked = { id: '1', email, event: 'asked', textVersion: '2026-11', textHash: 'abc', at, device } as const;
    const ended = { ...asked, id: '2', event: 'ended', at: new Date(at.getTime() + 1) } as const;
    await news.note(asked);
    await news.note(ended);
    await news.note({ ...asked, id: '3', email: 'otra@correo.pe' });
    expect(await news.record(email)).toEqual([asked, ended]);
  });
}
