import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { byKind } from '#ui/school/student/learning/by-kind.ts';
import { NothingOwned } from '#ui/school/student/learning/nothing-owned.tsx';
import { OwnedGrid } from '#ui/school/student/learning/owned-card.tsx';

export async function load(services: Services): Promise<MyContents> {
  return needed(await services.get(LearningApi).myContents());
}

export function meta(): PageMeta {
  return { title: 'Mis contenidos', description: 'Todo lo que tienes, por tipo.', hidden: true };
}

/** Everything the student owns, by kind. Source: MAIN-2. */
export function Component() {
  const { contents, hasStudied } = useLoaded<typeof load>();
  return (
    <>
      <PageHead title="Mis contenidos" />
      {contents.length === 0 && <NothingOwned hasStudied={hasStudied} />}
      {byKind(contents).map(({ part, contents: some }) => (
        <Section key={part.kind} id={part.kind} title={part.title}>
          <OwnedGrid contents={some} />
        </Section>
      ))}
    </>
  );
}
