/** A module on the back of a certificate, with the titles of its classes. */
export interface CertifiedModule {
  readonly title: string;
  readonly classes: readonly string[];
}

/** What stands on the back of a certificate of a content. A seminar's modules are its recording, which says nothing of what was taught. */
export function certifiedModules({
  kind,
  modules,
}: {
  readonly kind: string;
  readonly modules: readonly { readonly title: string; readonly classes: readonly { readonly title: string }[] }[];
}): readonly CertifiedModule[] {
  if (kind === 'seminar') return [];
  return modules.map(({ title, classes }) => ({ title, classes: classes.map((each) => each.title) }));
}
