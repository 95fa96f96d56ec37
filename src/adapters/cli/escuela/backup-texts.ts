import type { CopyFault, CopyRefusal } from '#adapters/server/backup/copy-refusal.ts';

/** Lines of a list that are printed; a thousand would hide the first. */
const mostLines = 20;

/** Bytes as '12 MB', the next whole number. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

/** What is said of files that rows name and the school had lost when it was copied. */
export function missingLines(keys: readonly string[]): readonly string[] {
  if (keys.length === 0) return [];
  return [`Aviso: faltan en la escuela ${keys.length} archivos que su base de datos nombra:`, ...shortened(keys)];
}

/** What is said of a refusal, the reason first. */
export function copyRefusalLines(refusal: CopyRefusal): readonly string[] {
  switch (refusal.kind) {
    case 'no-school':
      return [`No hay una escuela en ${refusal.place}: revisa DATA_DIR y DATABASE_URL.`];
    case 'inside-data':
      return [`${refusal.folder} está dentro de DATA_DIR: la copia se perdería con lo copiado. Elige otra carpeta.`];
    case 'no-space':
      return [`No hay espacio: hacen falta ${megabytes(refusal.needed)} y hay ${megabytes(refusal.free)} libres.`];
    case 'unsteady':
      return ['Se borran archivos más rápido de lo que se copian; no se hizo la copia.', ...shortened(refusal.keys)];
    case 'no-copy':
      return [
        `En ${refusal.folder} no hay una copia.`,
        ...(refusal.below.length === 0 ? [] : ['Dentro están estas; indica una:', ...refusal.below.slice(-mostLines)]),
      ];
    case 'unreadable-manifest':
      return [`El manifest.json de ${refusal.folder} no se puede leer.`];
    case 'damaged':
      return ['La copia no está entera:', ...shortened(refusal.faults.map(faultText))];
    case 'newer':
      return [
        `La copia es de una versión más nueva (${refusal.release}): instala esa versión. Esta no conoce ${refusal.migrations.join(', ')}.`,
      ];
    case 'unknown-columns':
      return [`La tabla ${refusal.table} tiene columnas que la escuela no hace: ${refusal.columns.join(', ')}.`];
    case 'other-kind':
      return [
        `La columna ${refusal.column} es de tipo ${refusal.type || '(ninguno)'}, que no se puede pasar a ${refusal.to}.`,
      ];
    case 'data-not-empty':
      return refusal.isUnfinished
        ? [
            `En ${refusal.folder} quedó una restauración a medias. Vacía esa carpeta, y la base de datos si tiene tablas, y repite la orden.`,
          ]
        : [`${refusal.folder} no está vacía; solo se restaura en un lugar vacío.`];
    case 'database-not-empty':
      return ['La base de DATABASE_URL ya tiene tablas; solo se restaura en una vacía.'];
    case 'files-not-empty':
      return [`Donde van los archivos ya hay uno, ${refusal.key}; solo se restaura en un lugar vacío.`];
  }
}

function faultText(fault: CopyFault): string {
  switch (fault.kind) {
    case 'absent':
      return `falta ${fault.path}`;
    case 'changed':
      return `${fault.path} no es como se copió`;
    case 'unreadable':
      return `${fault.path} no se puede leer: ${fault.reason}`;
    case 'rows':
      return `${fault.table} tiene ${fault.found} filas y debe tener ${fault.expected}`;
    case 'foreign-key':
      return `${fault.rows} filas de ${fault.table} nombran filas de ${fault.parent} que no están`;
    case 'file-without-copy':
      return `el archivo ${fault.key} no está en la copia`;
  }
}

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - mostLines;
  return [...lines.slice(0, mostLines).map((line) => `  ${line}`), ...(more > 0 ? [`  y ${more} más`] : [])];
}
