import { MoveInCertificates } from '#application/server/office/moving/move-in-certificates.ts';
import { MoveInProgress } from '#application/server/office/moving/move-in-progress.ts';
import { MoveInReviews } from '#application/server/office/moving/move-in-reviews.ts';
import { certificateReading } from '#domain/office/moving/moved-certificate.ts';
import { progressReading } from '#domain/office/moving/moved-progress.ts';
import { reviewReading } from '#domain/office/moving/moved-review.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { movingCommand } from './moving-in.ts';

/** `import progress FILE.csv`: how far they are. */
export const importProgress = movingCommand({
  kind: 'progress',
  purpose: `Marca como hechas las clases que cada persona ya hizo: por un porcentaje, o clase por clase.
      El avance solo crece: nada de lo hecho aquí se deshace.`,
  reading: (now) => progressReading(limaDay(now)),
  useCase: MoveInProgress,
});

/** `import certificates FILE.csv`: certificates that were issued elsewhere. */
export const importCertificates = movingCommand({
  kind: 'certificates',
  purpose: `Trae los certificados que la escuela emitió en otra plataforma: su código de siempre se valida en /verificacion.
      Con nota es de aprobación; sin ella, de participación.`,
  reading: (now) => certificateReading(limaDay(now)),
  useCase: MoveInCertificates,
});

/** `import reviews FILE.csv`: what they said of products. */
export const importReviews = movingCommand({
  kind: 'reviews',
  purpose: `Trae las opiniones de quienes tienen o tuvieron el producto; la página dice que son de la plataforma anterior.
      La opinión que alguien ya dio aquí se queda.`,
  reading: (now) => reviewReading(limaDay(now)),
  useCase: MoveInReviews,
});
