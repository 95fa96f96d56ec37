import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import { legalPages, type LegalTextName, legalTextNames, legalVersionPath } from '#domain/legal/legal-pages.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { LegalDocument } from './legal-document.tsx';

interface Loaded {
  readonly name: LegalTextName;
  readonly shown: ShownLegalText;
}

/** The text that its address names, in the version that holds or in the one of the address. Source: ROUTE-11. */
export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const { version = '' } = params;
  const path = url.pathname.replace(/\/version\/[^/]*$/, '').replace(/\/$/, '');
  const name = legalTextNames.find((each) => legalPages[each].path === path);
  if (name === undefined) return notFound();
  return { name, shown: needed(await services.get(LegalTexts).read(name, version)) };
}

export function meta({ name, shown }: Loaded): PageMeta {
  const { title, description, path } = legalPages[name];
  if (shown.isInForce) return { title, description, canonical: path };
  return { title, description, canonical: legalVersionPath(name, shown.version), hidden: true, isForAll: true };
}

export function Component() {
  const { name, shown } = useLoaded<typeof load>();
  return <LegalDocument name={name} shown={shown} />;
}
