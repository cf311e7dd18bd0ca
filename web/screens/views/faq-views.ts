// Help: all answers, and a single one. Includes the client of the content service.
export { AnswerScreen } from '../faq/answer-screen.tsx'
export { FaqScreen } from '../team/faq/faq-screen.tsx'
