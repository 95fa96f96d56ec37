import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { OpenedClass } from '#application/read-models/learning/opened-class.ts';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import { classPath } from '#domain/learning/study-path.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, moveTo, notFound, type PageMeta } from '#ui/school/boot/page-module.ts';
import { owned, type Owned } from '#ui/school/student/learning/ownership.tsx';

export interface LoadedClass {
  readonly outline: ContentOutline;
  readonly opened: OpenedClass;
}

/** Opens the class that the address names; without a name, the one to go on with. Each kind of class has its own address. */
export async function loadClass(
  services: Services,
  { params, url }: LoadArgs,
  kind: 'video' | 'reading',
): Promise<Owned<LoadedClass>> {
  const api = services.get(LearningApi);
  // What was watched without a network is told first: then the list says what it brought.
  await services.get(WatchOutbox).sendWaiting();
  const slug = params['slug'] ?? '';
  const outline = owned(await api.outline(slug), slug);
  if (!outline.owned) return outline;
  const classes = outline.value.modules.flatMap(({ classes: each }) => each);
  const named = url.searchParams.get('clase');
  if (named === null) {
    const next = classes.find(({ id }) => id === outline.value.nextClassId) ?? classes[0];
    return moveTo(next === undefined || kind === 'reading' ? `/main/contenido/${slug}` : classPath(slug, next));
  }
  const wanted = classes.find(({ id }) => String(id) === named);
  if (wanted === undefined) return notFound();
  if (wanted.kind !== kind) return moveTo(classPath(slug, wanted));
  const opened = owned(await api.open(slug, wanted.id), slug);
  return opened.owned ? { owned: true, value: { outline: outline.value, opened: opened.value } } : opened;
}

export function classMeta(loaded: Owned<LoadedClass>): PageMeta {
  const title = loaded.owned ? `${loaded.value.opened.class.title} · ${loaded.value.outline.title}` : loaded.title;
  return { title, description: '', hidden: true };
}
