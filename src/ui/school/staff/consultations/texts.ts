import type { ConsultationFilter } from '#domain/learning/consultation.ts';

/** The lists of questions as an address names them, in the order of their links. */
export const consultationLists: readonly {
  readonly which: ConsultationFilter;
  readonly inAddress: string;
  readonly label: string;
}[] = [
  { which: 'waiting', inAddress: '', label: 'Por responder' },
  { which: 'answered', inAddress: 'respondidas', label: 'Respondidas' },
];

/** What stands where a list is empty. */
export const noConsultations: Readonly<
  Record<ConsultationFilter, { readonly title: string; readonly detail: string }>
> = {
  waiting: {
    title: 'Nadie espera una respuesta',
    detail: 'Cuando un estudiante pregunte en un contenido, su consulta aparece aquí.',
  },
  answered: {
    title: 'Todavía no hay consultas respondidas',
    detail: 'Las que respondas se quedan aquí, con su respuesta.',
  },
};

export const ANSWERED = 'Respondiste la consulta: quien preguntó recibirá un correo y la verá en su contenido.';
