import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files below a folder, by their relative paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A small mdBook of our own: a preface, two chapters, one with a part below it. */
export const smallBook: Readonly<Record<string, string>> = {
  'book.toml': '[book]\ntitle = "Guía breve del arrendamiento"\n',
  'src/SUMMARY.md': [
    '# Contenido',
    '',
    '[Presentación](presentacion.md)',
    '',
    '- [El contrato](contrato/README.md)',
    '  - [La renta](contrato/renta.md)',
    '- [El desalojo](desalojo.md)',
    '- [Anexos]()',
    '',
  ].join('\n'),
  'src/presentacion.md': `# Presentación\n\nEsta guía explica el arrendamiento **en pocas páginas**. ${'Está escrita para quien alquila por primera vez. '.repeat(5)}\n`,
  'src/contrato/README.md': '# El contrato\n\nEl arrendador cede el uso de un bien. Mira [la renta](renta.md).\n',
  'src/contrato/renta.md': '# La renta\n\n## Cuándo se paga\n\nAl vencimiento de cada período.\n',
  'src/desalojo.md': '# El desalojo\n\nPor falta de pago:\n\n1. Requerimiento\n2. Demanda\n',
};
