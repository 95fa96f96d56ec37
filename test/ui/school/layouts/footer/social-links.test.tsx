import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { SocialLinks } from '#ui/school/layouts/footer/social-links.tsx';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';

function show(...socialLinks: readonly string[]) {
  const site = { origin: '', signInOrigin: '', imagesBase: '', uploadsBase: '', year: 2026 };
  const services = servicesOf((container) => {
    container.unbind(SiteSettings);
    container.bind(SiteSettings).toConstantValue(new SiteSettings({ ...saidAtFirst, ...site, socialLinks }));
  });
  render(
    <ServicesProvider services={services}>
      <SocialLinks />
    </ServicesProvider>,
  );
  return screen.queryAllByRole('link').map((each) => [each.getAttribute('aria-label'), each.getAttribute('href')]);
}

test('LAY-9: the school’s accounts on social networks, each by its name', () => {
  expect(show('https://www.facebook.com/escuela', 'https://www.linkedin.com/company/escuela')).toEqual([
    ['Facebook', 'https://www.facebook.com/escuela'],
    ['LinkedIn', 'https://www.linkedin.com/company/escuela'],
  ]);
});

test('LAY-9: none where none is set up, and none of a network whose name only ends like one known', () => {
  expect(show()).toEqual([]);
  expect(show('https://nofacebook.com/escuela')).toEqual([]);
});
