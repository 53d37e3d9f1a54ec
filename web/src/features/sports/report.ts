export { VerdictHead, VerdictList } from '../../verifier/verdict.tsx'
