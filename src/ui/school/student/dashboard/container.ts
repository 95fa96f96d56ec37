export { wireLearning as wire } from '#ui/school/student/learning/learning.container.ts';
