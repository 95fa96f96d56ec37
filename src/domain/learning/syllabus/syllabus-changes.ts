import type { SyllabusClass, SyllabusContent, SyllabusId, SyllabusMaterial, SyllabusModule } from './syllabus.ts';

/** The place of a class: after how many others, in which module. */
export interface ClassPlace {
  readonly moduleId: SyllabusId;
  /** From 0. */
  readonly index: number;
}

/** A class with nothing in it. */
export function newClass(id: SyllabusId, kind: SyllabusClass['kind'], title: string): SyllabusClass {
  const nothing = { video: null, captions: null, poster: null, seconds: 0, text: '', isFree: false, materials: [] };
  return { id, title, kind, ...nothing };
}

/** Adds a module without classes at the end. */
export function withModule(content: SyllabusContent, id: SyllabusId, title = ''): SyllabusContent {
  return { ...content, modules: [...content.modules, { id, title, summary: '', classes: [] }] };
}

/** Changes what is said of a module. */
export function withModuleChanged(
  content: SyllabusContent,
  id: SyllabusId,
  change: Partial<Pick<SyllabusModule, 'title' | 'summary'>>,
): SyllabusContent {
  return eachModule(content, (module) => (module.id === id ? { ...module, ...change } : module));
}

/** Takes a module away with its classes. */
export function withoutModule(content: SyllabusContent, id: SyllabusId): SyllabusContent {
  return { ...content, modules: content.modules.filter((module) => module.id !== id) };
}

/** Puts a module at a place from 0; beyond the last is the last. */
export function withModuleAt(content: SyllabusContent, id: SyllabusId, index: number): SyllabusContent {
  const module = content.modules.find((each) => each.id === id);
  if (module === undefined) return content;
  const others = content.modules.filter((each) => each.id !== id);
  return { ...content, modules: inserted(others, index, module) };
}

/** Adds classes at the end of a module. */
export function withClasses(
  content: SyllabusContent,
  moduleId: SyllabusId,
  classes: readonly SyllabusClass[],
): SyllabusContent {
  return eachModule(content, (module) =>
    module.id === moduleId ? { ...module, classes: [...module.classes, ...classes] } : module,
  );
}

/** Changes a class. */
export function withClassChanged(
  content: SyllabusContent,
  id: SyllabusId,
  change: Partial<Omit<SyllabusClass, 'id'>>,
): SyllabusContent {
  return eachModule(content, (module) =>
    module.classes.some((each) => each.id === id)
      ? { ...module, classes: module.classes.map((each) => (each.id === id ? { ...each, ...change } : each)) }
      : module,
  );
}

/** Takes a class away. */
export function withoutClass(content: SyllabusContent, id: SyllabusId): SyllabusContent {
  return eachModule(content, (module) =>
    module.classes.some((each) => each.id === id)
      ? { ...module, classes: module.classes.filter((each) => each.id !== id) }
      : module,
  );
}

/** Puts a class at a place, of its own module or of another; a place that is not there changes nothing. */
export function withClassAt(
  content: SyllabusContent,
  id: SyllabusId,
  { moduleId, index }: ClassPlace,
): SyllabusContent {
  const moved = classOf(content, id);
  if (moved === null || !content.modules.some((module) => module.id === moduleId)) return content;
  return eachModule(withoutClass(content, id), (module) =>
    module.id === moduleId ? { ...module, classes: inserted(module.classes, index, moved) } : module,
  );
}

/** Where a class stands; null: it is not there. */
export function placeOfClass({ modules }: SyllabusContent, id: SyllabusId): ClassPlace | null {
  for (const { id: moduleId, classes } of modules) {
    const index = classes.findIndex((each) => each.id === id);
    if (index !== -1) return { moduleId, index };
  }
  return null;
}

/** The place before or after a class's own, across modules; null: it is the first or the last of all. */
export function nextPlace(content: SyllabusContent, id: SyllabusId, step: -1 | 1): ClassPlace | null {
  const place = placeOfClass(content, id);
  if (place === null) return null;
  const at = content.modules.findIndex((module) => module.id === place.moduleId);
  const index = place.index + step;
  const own = content.modules[at]?.classes.length ?? 0;
  if (index >= 0 && index < own) return { moduleId: place.moduleId, index };
  const neighbour = content.modules[at + step];
  if (neighbour === undefined) return null;
  return { moduleId: neighbour.id, index: step === 1 ? 0 : neighbour.classes.length };
}

/** A class by its id; null: it is not there. */
export function classOf({ modules }: SyllabusContent, id: SyllabusId): SyllabusClass | null {
  return modules.flatMap(({ classes }) => classes).find((each) => each.id === id) ?? null;
}

/** Changes the materials of a class, or of the content as a whole (null). */
export function withMaterials(
  content: SyllabusContent,
  classId: SyllabusId | null,
  change: (materials: readonly SyllabusMaterial[]) => readonly SyllabusMaterial[],
): SyllabusContent {
  if (classId === null) return { ...content, materials: change(content.materials) };
  const found = classOf(content, classId);
  return found === null ? content : withClassChanged(content, classId, { materials: change(found.materials) });
}

/** What a class is called that a file becomes: its name without ending, with blanks for what stands for them. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  const spaced = words.includes(' ') ? words : words.replaceAll(/-+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function eachModule(content: SyllabusContent, change: (module: SyllabusModule) => SyllabusModule): SyllabusContent {
  return { ...content, modules: content.modules.map(change) };
}

function inserted<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const at = Math.min(Math.max(index, 0), list.length);
  return [...list.slice(0, at), item, ...list.slice(at)];
}
