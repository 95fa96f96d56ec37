import type { Read } from '#application/read-models/shared/read.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';

/** Kinds and categories of the catalogue, as its menu shows them. */
export const catalogueBranches: Read<readonly CatalogueBranch[]> = { area: 'catalogue', name: 'branches' };
