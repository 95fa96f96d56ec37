import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import { myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { byKind } from '#ui/school/student/learning/by-kind.ts';
import { NothingOwned } from '#ui/school/student/learning/nothing-owned.tsx';
import { OwnedGrid } from '#ui/school/student/learning/owned-card.tsx';
import { PausedSeatNotice } from '#ui/school/student/plan/plan-endings.tsx';

interface Loaded extends MyContents {
  /** Who answers for the plan in which the student keeps a seat without access for now; null: none, or it cannot be had. */
  readonly pausedBy: string | null;
}

export async function load(services: Services): Promise<Loaded> {
  const [mine, endings] = await Promise.all([
    services.get(LearningApi).myContents(),
    services.get(Reads).ask(myEndings),
  ]);
  return { ...needed(mine), pausedBy: endings.ok ? endings.value.pausedBy : null };
}

export function meta(): PageMeta {
  return { title: 'Mis contenidos', description: 'Todo lo que tienes, por tipo.', hidden: true };
}

/** Everything the student owns, by kind. Source: MAIN-2. */
export function Component() {
  const { contents, hasStudied, pausedBy } = useLoaded<typeof load>();
  return (
    <>
      <PageHead title="Mis contenidos" />
      {pausedBy !== null && <PausedSeatNotice by={pausedBy} />}
      {contents.length === 0 && pausedBy === null && <NothingOwned hasStudied={hasStudied} />}
      {byKind(contents).map(({ part, contents: some }) => (
        <Section key={part.kind} id={part.kind} title={part.title}>
          <OwnedGrid contents={some} />
        </Section>
      ))}
    </>
  );
}
