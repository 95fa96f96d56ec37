/** What can go wrong, in two levels. Source: specification, section 3. */
export interface ProblemCategory {
  readonly name: string;
  /** Empty: the category says enough. */
  readonly problems: readonly string[];
}

export const problemCategories: readonly ProblemCategory[] = [
  {
    name: 'Registro / Acceso al perfil',
    problems: [
      'No puedo cambiar mi foto de perfil',
      'No puedo cambiar mi contraseña',
      'No puedo guardar mi información adicional',
      'No puedo editar mis datos de facturación',
      'Otro problema con mi perfil',
    ],
  },
  {
    name: 'En mis Contenidos',
    problems: [
      'Mi curso no aparece en mi perfil',
      'Los videos no se reproducen',
      'Hay un error en los subtítulos',
      'No puedo descargar un archivo adjunto',
      'El experto no respondió mi consulta',
      'No se generó mi certificado',
      'Otro problema con mis contenidos',
    ],
  },
  {
    name: 'Durante el pago',
    problems: [
      'Rechazaron mi pago',
      'La moneda no coincide',
      'Mi pago en efectivo no se activa',
      'Otro problema con mi pago',
    ],
  },
  { name: 'Otros Problemas', problems: [] },
];

/** How far somebody has picked: nothing, a category, a problem of it. */
export interface PickedProblem {
  readonly category: ProblemCategory | null;
  readonly problem: string | null;
}

export const nothingPicked: PickedProblem = { category: null, problem: null };

/** Picks a category; a problem of another is forgotten. Unknown names change nothing. */
export function pickCategory(picked: PickedProblem, name: string): PickedProblem {
  const category = problemCategories.find((each) => each.name === name);
  return category === undefined ? picked : { category, problem: null };
}

/** Picks a problem of the category picked; unknown ones change nothing. */
export function pickProblem(picked: PickedProblem, problem: string): PickedProblem {
  return picked.category?.problems.includes(problem) === true ? { ...picked, problem } : picked;
}

/** One step back: from a problem to its category, from a category to the beginning. */
export function stepBack(picked: PickedProblem): PickedProblem {
  return picked.problem === null ? nothingPicked : { ...picked, problem: null };
}

/** What is sent, 'first level > second level'; null while something is still to be picked. Source: SUPPORT-3. */
export function problemPath({ category, problem }: PickedProblem): string | null {
  if (category === null) return null;
  if (category.problems.length === 0) return category.name;
  return problem === null ? null : `${category.name} > ${problem}`;
}
