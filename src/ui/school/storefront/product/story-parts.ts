import type { ProductDetails, StaffMember } from '#domain/catalogue/product.ts';
import type { PartLink } from '#ui/school/layouts/part-links.tsx';
import type { AskedQuestion } from './product-questions.ts';

export interface ProductStoryProps {
  readonly product: ProductDetails;
  readonly questions: readonly AskedQuestion[];
}

/** The parts of a story that are there, for the links above it. */
export function storyParts(product: ProductDetails): readonly PartLink[] {
  const parts: readonly (PartLink | null)[] = [
    product.planGives.length > 0 ? { id: 'accesos', label: 'A qué da acceso' } : null,
    product.syllabus.length > 0 ? { id: 'temario', label: syllabusTitle(product) } : null,
    product.staff.length > 0 ? { id: 'docentes', label: staffTitle(product.staff) } : null,
    product.certificateHours > 0 ? { id: 'certificado', label: 'Certificado' } : null,
    product.reviews.length > 0 ? { id: 'opiniones', label: 'Opiniones' } : null,
    { id: 'preguntas', label: 'Preguntas' },
  ];
  return parts.filter((part) => part !== null);
}

/** What the heading of its contents says. */
export const syllabusTitle = ({ kind }: ProductDetails): string => (kind === 'seminar' ? 'Temario' : 'Contenido');

/** What the heading over those who teach or write it says. */
export const staffTitle = (staff: readonly StaffMember[]): string =>
  staff.length === 1 ? (staff[0]?.part ?? 'Docente') : 'Quiénes lo hacen';
