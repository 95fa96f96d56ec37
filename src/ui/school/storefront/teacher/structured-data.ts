import type { ProductCard } from '#domain/catalogue/product.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { type StaffProfile, teacherPath } from '#domain/catalogue/staff-profile.ts';

interface Told {
  readonly teacher: StaffProfile;
  readonly works: readonly ProductCard[];
}

/** What search engines are told of somebody who teaches: a Person of this school, with what is theirs, and the way to their page. */
export function structuredDataOf({ teacher, works }: Told, origin: string, schoolName: string): readonly object[] {
  const { slug, name, profession, biography, photo } = teacher;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
      url: origin + teacherPath(slug),
      jobTitle: profession,
      description: biography,
      ...(photo !== null && { image: `${origin}/imagenes/${photo}` }),
      worksFor: { '@type': 'Organization', name: schoolName, url: origin },
      subjectOf: works.map((work) => ({
        '@type': 'CreativeWork',
        name: work.title,
        url: origin + productPath(work.kind, work.slug),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Quiénes enseñan', item: `${origin}/nosotros#docentes` },
        { '@type': 'ListItem', position: 3, name },
      ],
    },
  ];
}
