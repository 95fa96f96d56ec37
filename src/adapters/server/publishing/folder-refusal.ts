/** Why a folder cannot become a book; `file` is relative to the folder given. */
export type FolderRefusal =
  | { readonly kind: 'folder-missing'; readonly folder: string }
  | { readonly kind: 'summary-missing'; readonly folder: string }
  | { readonly kind: 'summary-empty' }
  | { readonly kind: 'file-missing'; readonly file: string; readonly title: string }
  | { readonly kind: 'file-outside'; readonly file: string; readonly title: string }
  | { readonly kind: 'file-too-large'; readonly file: string; readonly megabytes: number; readonly most: number }
  | { readonly kind: 'file-not-text'; readonly file: string };

/** What whoever imports reads. */
export function folderRefusalText(refusal: FolderRefusal): string {
  switch (refusal.kind) {
    case 'folder-missing':
      return `No existe la carpeta «${refusal.folder}».`;
    case 'summary-missing':
      return `No hay un SUMMARY.md en «${refusal.folder}» ni en su carpeta src.`;
    case 'summary-empty':
      return 'SUMMARY.md no enlaza ningún capítulo.';
    case 'file-missing':
      return `Falta el archivo «${refusal.file}», que SUMMARY.md enlaza como «${refusal.title}».`;
    case 'file-outside':
      return `«${refusal.file}» («${refusal.title}») está fuera de la carpeta del libro; solo se publican archivos que están dentro.`;
    case 'file-too-large':
      return `«${refusal.file}» pesa ${refusal.megabytes.toFixed(1)} MB; el máximo por archivo es ${refusal.most} MB.`;
    case 'file-not-text':
      return `«${refusal.file}» no es un texto en UTF-8.`;
  }
}
