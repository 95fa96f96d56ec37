import { expect, test } from 'vitest';
import type { ScheduledCampaign } from '#test/memory/catalogue/advertisements-in-memory.ts';
import type { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';

const image = (id: number) => ({
  id,
  desktopImage: `anuncios/${id}-escritorio.svg`,
  mobileImage: `anuncios/${id}-movil.svg`,
  desktopLink: '/cursos',
  mobileLink: '/cursos',
  seconds: 8,
});
const running: ScheduledCampaign = {
  id: 1,
  kind: 'text',
  text: 'Cursos de marzo',
  area: 'header',
  from: new Date('2026-03-01T05:00:00.000Z'),
  until: new Date('2026-04-01T04:59:59.000Z'),
  images: [image(11), image(12)],
};

/** What every adapter of Advertisements does. */
export function advertisementsContract(
  make: (campaigns: readonly ScheduledCampaign[]) => Promise<Advertisements>,
): void {
  test('gives the campaigns of the area that run, images in order', async () => {
    const advertisements = await make([
      running,
      { ...running, id: 2, area: 'footer', images: [image(21)] },
      { ...running, id: 3, until: new Date('2026-03-02T05:00:00.000Z'), images: [image(31)] },
      { ...running, id: 4, images: [] },
      { ...running, id: 5, kind: 'image', images: [image(51)] },
    ]);
    const found = await advertisements.runningIn('header', new Date('2026-03-10T15:00:00.000Z'));
    expect(found).toEqual([
      { id: 1, kind: 'text', text: 'Cursos de marzo', images: [image(11), image(12)] },
      { id: 5, kind: 'image', text: 'Cursos de marzo', images: [image(51)] },
    ]);
  });

  test('a campaign runs from its first instant through its last', async () => {
    const advertisements = await make([running]);
    const count = async (at: string) => (await advertisements.runningIn('header', new Date(at))).length;
    expect(await count('2026-03-01T04:59:59.999Z')).toBe(0);
    expect(await count('2026-03-01T05:00:00.000Z')).toBe(1);
    expect(await count('2026-04-01T04:59:59.000Z')).toBe(1);
    expect(await count('2026-04-01T04:59:59.999Z')).toBe(1);
    expect(await count('2026-04-01T05:00:00.000Z')).toBe(0);
  });
}
