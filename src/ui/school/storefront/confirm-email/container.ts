export { wire } from '#ui/school/student/profile/container.ts';
