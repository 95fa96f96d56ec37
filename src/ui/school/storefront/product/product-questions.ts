import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
/** What buyers ask before they buy, with the answer of one paragraph. */
export interface AskedQuestion {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

const paying: AskedQuestion = {
  id: 'pagar',
  title: '¿Cuándo puedo empezar después de pagar?',
  answer:
    'Con tarjeta, en el momento. Si pagas con depósito o transferencia, lo activamos como máximo 72 horas después de que confirmes tu pago.',
};

const bill: AskedQuestion = {
  id: 'comprobante',
  title: '¿Me dan boleta o factura?',
  answer:
    'Sí. Eliges una u otra al pagar: boleta con tu documento de identidad o factura con el RUC de tu empresa. La recibes por correo.',
};

const certificate: AskedQuestion = {
  id: 'certificado',
  title: '¿Cuándo obtengo el certificado?',
  answer: 'Al completar el 100 % de las clases. Lo descargas en PDF desde tu área de estudio, y no vence.',
};

/** Asked of a seminar that was held, in place of what is asked of one to come. */
const recording: AskedQuestion = {
  id: 'grabacion',
  title: '¿Cómo veo la grabación?',
  answer:
    'El seminario ya se realizó: lo que compras es su grabación. La tienes en tu área de estudio desde que se publica, y no vence. Al verla completas el seminario.',
};

const byKind: Readonly<Record<ProductKind, AskedQuestion>> = {
  seminar: {
    id: 'vivo',
    title: '¿Y si no puedo conectarme ese día?',
    answer: 'Tienes la grabación en tu área de estudio, y no vence. Con ella también completas el seminario.',
  },
  course: neverExpires('el curso', 'Los cursos no vencen: avanzas a tu ritmo y vuelves cuando lo necesites.'),
  workshop: neverExpires('el taller', 'Los talleres no vencen: avanzas a tu ritmo y vuelves cuando lo necesites.'),
  diploma: neverExpires('el diplomado', 'Los diplomados no vencen: avanzas a tu ritmo, módulo a módulo.'),
  'specialised-course': neverExpires('el curso', 'Los cursos no vencen: avanzas a tu ritmo.'),
  book: {
    id: 'leer',
    title: '¿Cómo leo el libro?',
    answer:
      'En línea, desde cualquier equipo y con tu cuenta: índice, búsqueda, notas y resaltados. El acceso no vence.',
  },
  magazine: {
    id: 'leer',
    title: '¿Cómo leo la revista?',
    answer: 'En línea, desde cualquier equipo y con tu cuenta. El número que compras es tuyo y no vence.',
  },
  consultancy: {
    id: 'consultoria',
    title: '¿Qué pasa después de comprarla?',
    answer:
      'En su página, dentro de tu área de estudio, encuentras la ficha para preparar tu caso y el lugar para escribir tus consultas.',
  },
  plan: {
    id: 'plan',
    title: '¿Qué pasa cuando termina el plan?',
    answer:
      'Los planes dan acceso por un tiempo limitado. Al terminar dejas de ver lo que incluía; los certificados que obtuviste y lo que compraste aparte siguen siendo tuyos.',
  },
};

function neverExpires(what: string, answer: string): AskedQuestion {
  return { id: 'acceso', title: `¿Hasta cuándo puedo ver ${what}?`, answer };
}

const team: AskedQuestion = {
  id: 'equipo',
  title: '¿Puedo sumar más personas?',
  answer: 'Sí. En el carrito eliges cuántas más lo usarán y ves el precio por cada una antes de pagar.',
};

/** How the hour of a consultancy is agreed, in the words of whoever gives it. */
const arranging = (answer: string): AskedQuestion => ({
  id: 'agendar',
  title: '¿Cómo se agenda después de comprarla?',
  answer,
});

/** What buyers ask before they buy. Source: SITE-5. */
export function questionsOf(product: ProductDetails): readonly AskedQuestion[] {
  const hasSeats = product.planTerms.some(({ seatPrice }) => seatPrice !== null);
  const isPaid = product.price.current > 0 || product.kind === 'plan';
  return [
    product.isOver ? recording : product.arranging === '' ? byKind[product.kind] : arranging(product.arranging),
    ...(hasSeats ? [team] : []),
    ...(product.certificateHours > 0 ? [certificate] : []),
    ...(isPaid ? [paying, bill] : []),
  ];
}
