import { dropTestDatabases } from '@tucano/database/test-cluster'
import { afterAll } from 'vitest'

// Files of tests share a process, one after the other: what each has made goes with it.
afterAll(dropTestDatabases)
