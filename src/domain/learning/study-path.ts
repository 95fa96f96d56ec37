/** The page of one class: videos and readings each have theirs. Source: MAIN-3. */
export function classPath(
  slug: string,
  studyClass: { readonly id: number; readonly kind: 'video' | 'reading' },
): string {
  const page = studyClass.kind === 'video' ? 'video' : 'contenido';
  return `/main/contenido/${slug}/${page}?clase=${studyClass.id}`;
}
