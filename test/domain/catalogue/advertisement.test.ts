import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignsBeside, pickCampaign, type Campaign } from '#domain/catalogue/advertisement.ts';

const campaign = (id: number, ...seconds: number[]): Campaign => ({
  id,
  kind: 'text',
  text: `Campaña ${id}`,
  images: seconds.map((each, index) => ({
    id: id * 10 + index,
    desktopImage: '',
    mobileImage: '',
    desktopLink: '/',
    mobileLink: '/',
    seconds: each,
  })),
});
const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('ADS-1: never the campaign shown before, while there is another', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2 }), roll, (ids, chance) => {
      const campaigns = ids.map((id) => campaign(id, 5));
      const [previous = 0] = ids;
      const picked = pickCampaign(campaigns, previous, chance);
      expect(picked?.id).not.toBe(previous);
      expect(ids).toContain(picked?.id);
    }),
  );
});

test('every other campaign can come', () => {
  const campaigns = [campaign(1, 5), campaign(2, 5), campaign(3, 5)];
  expect([0, 0.49, 0.5, 0.99].map((chance) => pickCampaign(campaigns, 1, chance)?.id)).toEqual([2, 2, 3, 3]);
});

test('the only campaign comes again; none gives none', () => {
  expect(pickCampaign([campaign(1, 5)], 1, 0.5)?.id).toBe(1);
  expect(pickCampaign([], null, 0)).toBeNull();
});

test('a campaign never stands where its product is sold or owned: neither by its desktop’s link nor by its phone’s', () => {
  const [one, two] = [campaign(1, 5, 5), campaign(2, 5)];
  const leading = (each: Campaign, desktopLink: string, mobileLink: string) => ({
    ...each,
    images: each.images.map((image, index) => (index === 0 ? { ...image, desktopLink, mobileLink } : image)),
  });
  const both = [leading(one, '/cursos/igv?desde=anuncio', '/cursos'), leading(two, '/cursos', '/cursos/igv#precio')];
  expect(campaignsBeside(both, ['/nosotros'])).toEqual(both);
  const rest = campaignsBeside(both, ['/main', '/cursos/igv']);
  expect(rest.map(({ id, images }) => [id, images.map((image) => image.id)])).toEqual([[1, [11]]]);
});
