import type { Loaded } from './home-page.tsx';

/** What search engines are told of the school and its site. */
export function structuredDataOf({ lead }: Pick<Loaded, 'lead'>, origin: string, name: string): readonly object[] {
  return [
    { '@context': 'https://schema.org', '@type': 'WebSite', name, url: origin, inLanguage: 'es-PE' },
    {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name,
      url: origin,
      logo: `${origin}/icon-512.png`,
      description: lead,
      areaServed: 'PE',
    },
  ];
}
