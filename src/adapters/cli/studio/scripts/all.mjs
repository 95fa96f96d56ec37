/** Every video of the sample school. */
import { igvDeclarar } from './igv-declarar.mjs';
import { igvDocumentos } from './igv-documentos.mjs';
import { igvEntender } from './igv-entender.mjs';
import { laboralContratar } from './laboral-contratar.mjs';
import { laboralJornada } from './laboral-jornada.mjs';
import { laboralSalida } from './laboral-salida.mjs';
import { seminars } from './seminars.mjs';
import { shortCourses } from './short-courses.mjs';
import { workshops } from './workshops.mjs';

export const videos = [
  ...laboralContratar,
  ...laboralJornada,
  ...laboralSalida,
  ...igvEntender,
  ...igvDocumentos,
  ...igvDeclarar,
  ...shortCourses,
  ...workshops,
  ...seminars,
];
