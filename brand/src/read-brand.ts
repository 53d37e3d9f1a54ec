import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Compile } from 'typebox/compile'
import { Brand } from './brand.ts'
import { judgeRanks } from './club.ts'
import { judgeLottery } from './lottery.ts'
import { moduleStates } from './modules.ts'

const FOLDER = path.join(import.meta.dirname, '..')
const shape = Compile(Brand)

/** Reads a brand by the name of its folder, or from a JSON file, and refuses it with the place of the first mistake. */
export async function readBrand(nameOrFile: string): Promise<Brand> {
  const brand = nameOrFile.endsWith('.json') ? readFile(nameOrFile) : await importBrand(nameOrFile)
  checkBrand(brand)
  return brand
}

function readFile(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`brand file ${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

async function importBrand(name: string): Promise<unknown> {
  const file = path.join(FOLDER, name, 'brand.ts')
  if (!/^[a-z0-9-]+$/.test(name) || !fs.existsSync(file)) throw new Error(`there is no brand "${name}": expected ${file}`)
  const module = (await import(pathToFileURL(file).href)) as { brand?: unknown }
  return module.brand
}

function checkBrand(brand: unknown): asserts brand is Brand {
  const [first] = shape.Check(brand) ? [] : shape.Errors(brand)
  if (first) throw new Error(`brand configuration is wrong at ${first.instancePath || '/'}: ${first.message}`)
  const { ranks, lottery, jurisdiction } = brand as Brand
  const wrong = judgeRanks(ranks) ?? judgeLottery(lottery, jurisdiction.profile)
  if (wrong !== undefined) throw new Error(`brand configuration is wrong at ${wrong}`)
  moduleStates((brand as Brand).modules)
}

/** Where the pictures and texts of a brand are. */
export const brandFolder = (brand: Brand): string => path.join(FOLDER, brand.folder)
